import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { onboarding } from "#content/onboarding.ts";

export const lastStep = onboarding.steps.length;

export function stepId(step: number): string {
  return `step-${step}`;
}

/**
 * The step is in the address (`#step-2`), so that Back goes a step back and a reload stays. Before
 * the script is there the stylesheet does the same with `:target`.
 */
export function useStep(opening: number) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const ready = useSyncExternalStore(subscribe, isBrowser, isServer);
  const step = (ready && stepIn(hash)) || opening;

  function go(next: number) {
    if (next === step || next < 1 || next > lastStep) return;
    // Previous takes the visitor back over the same way, so that the way does not grow.
    if (state?.from === next) return void navigate(-1);
    const options = { state: { from: step }, preventScrollReset: true };
    void navigate({ search, hash: stepId(next) }, options);
  }

  return { step, ready, go };
}

function stepIn(hash: string): number | null {
  const step = Number(/^#step-(\d)$/.exec(hash)?.[1]);
  return step >= 1 && step <= lastStep ? step : null;
}

const subscribe = () => () => {};
const isBrowser = () => true;
const isServer = () => false;

import type { Provider } from "@supabase/supabase-js";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Message } from "#app/ui/message.tsx";
import type { Db } from "#data/db.ts";
import { ProviderIcon } from "./provider-icon.tsx";
import type { Texts } from "./texts.ts";
import { addressOf } from "./views.tsx";

interface SocialButtonsProps {
  client: Db;
  texts: Texts;
  providers: readonly Provider[];
  redirectTo: string;
  layout: "vertical" | "horizontal";
  scopes?: string | undefined;
  queryParams?: Record<string, string> | undefined;
}

export function SocialButtons(props: SocialButtonsProps) {
  const { client, texts, providers, redirectTo, layout, scopes, queryParams } = props;
  const [error, setError] = useState<string | null>(null);

  async function signIn(provider: Provider) {
    setError(null);
    const options = {
      redirectTo: addressOf(redirectTo),
      ...(scopes && { scopes }),
      ...(queryParams && { queryParams }),
    };
    const { error: refused } = await client.auth.signInWithOAuth({ provider, options });
    if (refused) setError(refused.message);
  }

  return (
    <div className={layout === "vertical" ? "grid gap-2" : "flex flex-wrap gap-2"}>
      {providers.map((provider) => {
        const label = texts.socialButton.replace("{provider}", nameOf(provider));
        return (
          <Button
            key={provider}
            aria-label={layout === "horizontal" ? label : undefined}
            onClick={() => signIn(provider)}
          >
            <ProviderIcon provider={provider} />
            {layout === "vertical" && label}
          </Button>
        );
      })}
      {error && <Message look="danger">{error}</Message>}
    </div>
  );
}

const NAMES: Partial<Record<Provider, string>> = {
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
  linkedin_oidc: "LinkedIn",
  workos: "WorkOS",
  azure: "Microsoft",
};

function nameOf(provider: Provider): string {
  return NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}

import { useEffect } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import type { mySessions } from "#data/sessions.ts";
import { moment } from "#domain/dates.ts";
import { describeDevice } from "#domain/device.ts";
import type { action } from "./security.route.tsx";

type Session = Awaited<ReturnType<typeof mySessions>>[number];

export function SessionsSection({ sessions }: { sessions: Session[] }) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <table className="list-table mt-3">
        <thead>
          <tr>
            <th scope="col">Device</th>
            <th scope="col">Address</th>
            <th scope="col">Last active</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const fetcher = useFetcher<typeof action>();
  const toast = useToast();
  const device = describeDevice(session.user_agent);
  useEffect(() => {
    if (!fetcher.data) return;
    if ("ok" in fetcher.data) toast({ title: "Session ended" });
    else toast({ look: "danger", title: "Error", text: fetcher.data.error });
  }, [fetcher.data, toast]);

  return (
    <tr>
      <td data-label="Device" data-lead>
        {device}
      </td>
      <td data-label="Address">{session.ip || "Unknown"}</td>
      <td data-label="Last active">{moment(session.refreshed_at)}</td>
      <td data-label="Actions">
        {session.current ? (
          <span className="badge">This device</span>
        ) : (
          <fetcher.Form method="post">
            <input type="hidden" name="session" value={session.id} />
            <Button type="submit" small aria-label={`End session on ${device}`}>
              End session
            </Button>
          </fetcher.Form>
        )}
      </td>
    </tr>
  );
}

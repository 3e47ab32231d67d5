import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
  /** By which a repeat is recognised. */
  key: string;
}

/**
 * How the next request fares. `drop`: the connection breaks before anything was done; `lose`: it was
 * done, but the answer never arrives; `stall`: no answer at all.
 */
export type Mood =
  | "well"
  | "drop"
  | "lose"
  | "stall"
  | { status: number; headers?: Record<string, string>; body?: string };

export interface Crm {
  /** For GHL_WEBHOOK_URL. */
  webhookUrl: string;
  /** In place of LeadConnector's address. */
  apiUrl: string;
  /** Everything that was asked, done or not. */
  requests: Received[];
  /** How often each key was delivered to the webhook; a CRM that knows the key does it once. */
  deliveries: Map<string, number>;
  contacts: Map<string, Contact>;
  /** For the next requests, in order; after them all goes well. */
  moods: Mood[];
  close(): Promise<void>;
}

interface Contact {
  id: string;
  fields: Record<string, unknown>;
  tags: string[];
  notes: string[];
}

/** A CRM on this machine that does what it is told, and can fail in every way a real one does. */
export async function startCrm(): Promise<Crm> {
  const requests: Received[] = [];
  const deliveries = new Map<string, number>();
  const contacts = new Map<string, Contact>();
  const moods: Mood[] = [];

  const server = createServer(async (request, response) => {
    const received = await read(request);
    requests.push(received);
    const mood = moods.shift();
    if (mood === "drop") return void request.socket.destroy();
    if (mood === "stall") return;
    if (typeof mood === "object") {
      response.writeHead(mood.status, mood.headers).end(mood.body ?? "");
      return;
    }
    const answer = act(received);
    if (mood === "lose") return void request.socket.destroy();
    reply(response, answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function act({ method, path, body, key }: Received): Answer {
    if (path === "/hook") {
      deliveries.set(key, (deliveries.get(key) ?? 0) + 1);
      return [200, {}];
    }
    if (path === "/contacts/upsert") {
      const known = contactLike(body);
      const id = known?.id ?? `contact-${contacts.size + 1}`;
      const { tags = [], notes = [] } = known ?? {};
      contacts.set(id, { id, fields: body, tags, notes });
      return [200, { new: !known, contact: { id } }];
    }
    const [, id = "", part] = /^\/contacts\/([^/]+)\/(tags|notes)$/.exec(path) ?? [];
    const contact = contacts.get(id);
    if (!contact || !part) return [404, { message: "Not found" }];
    if (part === "tags") contact.tags = [...new Set([...contact.tags, ...(body.tags as string[])])];
    else if (method === "POST") contact.notes.push(String(body.body));
    return [
      200,
      part === "tags" ? contact.tags : { notes: contact.notes.map((n) => ({ body: n })) },
    ];
  }

  /** As LeadConnector does: the same address or number is the same person. */
  function contactLike(body: Record<string, unknown>): Contact | undefined {
    return [...contacts.values()].find(({ fields }) =>
      ["email", "phone"].some((field) => body[field] && body[field] === fields[field]),
    );
  }

  return {
    webhookUrl: `${url}/hook`,
    apiUrl: url,
    requests,
    deliveries,
    contacts,
    moods,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type Answer = [status: number, body: unknown];

function reply(response: ServerResponse, [status, body]: Answer): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<Received> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    headers: request.headers,
    body: text === "" ? {} : JSON.parse(text),
    key: String(request.headers["idempotency-key"] ?? ""),
  };
}

import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface Smtp {
  url: string;
  /** Letters that were accepted, as they came. */
  letters: string[];
  /** Answered to the sender's address instead of "250 OK". */
  refuseWith: string | null;
  close(): Promise<void>;
}

/** As much of a mail server as a mailer needs. */
export async function startSmtp(): Promise<Smtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    converse(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  function converse(socket: Socket): void {
    let pending = "";
    let letter: string | null = null;
    socket.write("220 stand-in\r\n");
    socket.on("data", (chunk) => {
      pending += chunk;
      for (let end = pending.indexOf("\r\n"); end >= 0; end = pending.indexOf("\r\n")) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (letter === null) socket.write(`${reply(line)}\r\n`);
        if (letter !== null && line === ".") {
          smtp.letters.push(letter);
          letter = null;
          socket.write("250 Accepted\r\n");
        } else if (letter !== null) letter += `${line}\r\n`;
        else if (/^DATA/i.test(line)) letter = "";
        else if (/^QUIT/i.test(line)) socket.end();
      }
    });
  }

  function reply(line: string): string {
    if (/^DATA/i.test(line)) return "354 Go on";
    if (/^QUIT/i.test(line)) return "221 Bye";
    if (/^MAIL/i.test(line) && smtp.refuseWith) return smtp.refuseWith;
    return "250 OK";
  }

  const smtp: Smtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters: [],
    refuseWith: null,
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return smtp;
}

import type { Server } from "node:http";

interface Output {
  readonly print: (line: string) => void;
  readonly fail: (line: string) => void;
  readonly exit: (code: number) => void;
}

const THIS_PROCESS: Output = {
  print: console.log,
  fail: console.error,
  exit: (code) => process.exit(code),
};

/** Opens the port on all interfaces. If that fails, one line says why and the process ends with exit code 1. */
export function listen(server: Server, port: number, output: Output = THIS_PROCESS): void {
  const giveUp = (error: NodeJS.ErrnoException) => {
    output.fail(reasonOf(error, port));
    output.exit(1);
  };
  server.once("error", giveUp);
  server.listen(port, () => {
    server.off("error", giveUp);
    output.print(`Serving on http://localhost:${port}`);
  });
}

function reasonOf({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is in use. Stop the program that listens there, or start with another port: PORT=${port + 1} npm run serve`;
  if (code === "EACCES")
    return `Port ${port} may not be opened by this user. Start with a port above 1023: PORT=3000 npm run serve`;
  return `Port ${port} cannot be opened: ${message}`;
}

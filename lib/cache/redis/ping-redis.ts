/** Milliseconds for connecting and for the answer. */
const PATIENCE = 2_000;

/** Whether Redis answers a PING in time. Never throws. */
export async function pingRedis(url: string, patience = PATIENCE): Promise<boolean> {
  const { createClient } = await import("redis");
  const client = createClient({
    url,
    socket: { connectTimeout: patience, reconnectStrategy: false },
  });
  client.on("error", () => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const answered = client
    .connect()
    .then(() => client.ping())
    .then(
      () => true,
      () => false,
    );
  const reached = await Promise.race([answered, late]);
  clearTimeout(timer);
  if (client.isOpen) client.destroy();
  return reached;
}

// Loaded before everything else of a process (`node --import`): its clock is `SHIFT_CLOCK` milliseconds ahead of the machine's.

const ahead = Number(process.env.SHIFT_CLOCK);
const { now } = Date;

Date.now = () => now() + ahead;
// Next copies the functions of the class, so that they have to be its own.
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, made),
});

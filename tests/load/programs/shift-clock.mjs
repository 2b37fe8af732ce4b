// Loaded before everything else of a process (`node --import`): its clock is `SHIFT_CLOCK` milliseconds ahead of the machine's.

const ahead = Number(process.env.SHIFT_CLOCK);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + ahead] : given));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};

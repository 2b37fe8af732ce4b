import fc from "fast-check";

/**
 * Properties are tried with the same values in every run, so that a run speaks of the change and not of chance.
 * `PROPERTY_SEED` (an integer) tries others: `PROPERTY_SEED=7 npm run test:unit`.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export { fc };

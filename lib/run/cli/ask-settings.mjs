import { QUESTIONS } from "./site-settings.mjs";

/** The flags of the questions, for `parseArgs`. */
export const QUESTION_FLAGS = Object.fromEntries(
  QUESTIONS.map(({ flag }) => [flag, { type: "string" }]),
);

/**
 * Asks on the terminal for settings without a flag; without a terminal only the flags count.
 * @param {Readonly<Record<string, string | undefined>>} given by flag
 * @param {import("node:readline/promises").Interface | null} terminal
 */
export async function askSettings(given, terminal) {
  const answers = { ...given };
  for (const { flag, question, optional } of QUESTIONS) {
    if (answers[flag] !== undefined || !terminal) continue;
    do answers[flag] = await terminal.question(`${question}: `);
    while (answers[flag].trim() === "" && !optional);
  }
  return answers;
}

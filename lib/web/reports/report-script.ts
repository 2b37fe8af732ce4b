import { cleanMessage, describeError } from "./describe-error.ts";
import { measureVitals } from "./measure-vitals.ts";
import { watchPage } from "./watch-page.ts";

/**
 * The script that pages load late (`loader-script.ts`): the functions themselves as text, so that no bundle of a page
 * knows of them. None of them may use anything from outside of it.
 */
export const reportScript = (): string =>
  `(${watchPage})(self.__reports,{measure:${measureVitals},describe:${describeError},clean:${cleanMessage}})`;

/** What the newsletter's form never says: of other kinds of fields, of files, captchas, and pages that follow. */
export const NEVER_SAID = [
  ..."another availability captcha choose download downloadFailed downloadFrom email file goTo instagramPost newTab send sent"
    .split(" ")
    .map((name) => `forms.${name}`),
  ..."date equal file files lettersOnly min number slug slugMin tel tick url"
    .split(" ")
    .map((name) => `forms.error.${name}`),
];

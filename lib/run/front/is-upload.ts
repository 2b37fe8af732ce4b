/** The routes whose body is a file: visitors' and staff's. */
const UPLOADS = /^\/api\/(upload|edit\/media\/upload)(?:\?|$)/;

/** Whether a request sends a file: its body is as long as its route allows, and takes as long as its sender. */
export const isUpload = (url = ""): boolean => UPLOADS.test(url);

/** The routes whose body is a file: visitors' and staff's. */
const UPLOADS = /^\/api\/(upload|edit\/media\/upload)(?:\?|$)/;

/** Whether a request uploads a file, whose size is limited by its route, and which takes as long as its sender. */
export const isUpload = (url = ""): boolean => UPLOADS.test(url);

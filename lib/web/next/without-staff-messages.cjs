/** The namespaces of the editor, the admin area and development. */
const STAFF_NAMESPACES = ["admin", "dev", "edit", "samples"];

/** A loader of the bundler: a catalogue without the words for staff, as JSON. */
module.exports = function withoutStaffMessages(catalogue) {
  const shoppers = Object.entries(JSON.parse(catalogue)).filter(
    ([namespace]) => !STAFF_NAMESPACES.includes(namespace),
  );
  return JSON.stringify(Object.fromEntries(shoppers));
};

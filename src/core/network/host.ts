/** Letters, digits, dots, dashes and underscores, or an address of version 6; then a port perhaps. */
const SHAPE = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i

/**
 * Is this the host of an address, as a browser would name it? `[`, a name of another script, credentials, a path or a
 * port that there is none of are no host: nothing may be built from what they say.
 */
export const isHost = (host: string): boolean => SHAPE.test(host) && URL.canParse(`http://${host}/`)

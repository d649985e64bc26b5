/** Where the API tells the crisis services of a place. Pages ask there, and keep the answer for offline use. */
export const localHelpPath = (timeZone: string): string => `/api/safety/help?${new URLSearchParams({ timeZone })}`

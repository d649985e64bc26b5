/** The person's line between the two messages of the wizard's preview. */
export const PREVIEW_THANKS = "Thanks for the advice, that's helpful!"

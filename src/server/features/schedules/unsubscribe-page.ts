/** The one page that needs no sign-in and no script: whoever opens it from a letter presses a button. */

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`

/** Asks first: some mail programs open every link of a letter by themselves. */
export const askPage = (token: string): string =>
  page(
    'Stop these emails?',
    `<p>Your helpers go on writing in the app.</p>
<form method="post" action="/api/mail/unsubscribe?token=${encodeURIComponent(token)}"><button>Stop these emails</button></form>`,
  )

export const donePage = (): string =>
  page('No more emails', '<p>You can turn them on again in Settings.</p><p><a href="/settings">Open Settings</a></p>')

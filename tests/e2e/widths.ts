import { type Page, test } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** Journeys are made once, at the width of a phone; pages are swept at both widths. */
export async function atBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size)
      await look()
    })
  }
}

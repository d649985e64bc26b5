import { expect, type JSHandle, type Locator, type Page } from '@playwright/test'
import { expectGoodPage, test } from './test.ts'

/** A person who only uses a keyboard. */

interface Stop {
  name: string
  /** An outline around it, or around the element that represents it. */
  marked: boolean
}

/** The stops of the page from now on, as a list in the page that grows. */
const noteStops = (page: Page): Promise<JSHandle<Stop[]>> =>
  page.evaluateHandle(() => {
    const stops: Stop[] = []
    const note = ({ target }: FocusEvent): void => {
      const focused = target as HTMLElement
      // A styled field, or an option inside its card, shows the focus on its container.
      const around = [focused, focused.parentElement, focused.closest('label, form > *, fieldset')]
      const marked = around.some((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      })
      const words = focused.getAttribute('aria-label') ?? focused.textContent
      stops.push({ name: `${focused.localName} ${focused.id} ${words?.trim().slice(0, 40)}`, marked })
    }
    document.addEventListener('focusin', note, { capture: true })
    return stops
  })

/** The next Tab reaches the first stop of the page, wherever the focus is. */
const toStart = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })

/** How often Tab is pressed from the top of the page until `target` has the focus. */
export async function tabsTo(page: Page, target: Locator): Promise<number> {
  await toStart(page)
  let tabs = 0
  for (; tabs < 120 && !(await target.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab')
  return tabs
}

/** Between two looks at where the focus has been. */
const PRESSES = 8

/** Tabs from the top of the page to its end; returns every stop. Fails if it never reaches the end. */
async function walk(page: Page): Promise<Stop[]> {
  await toStart(page)
  const noted = await noteStops(page)
  for (let pressed = 0; pressed < 120; pressed += PRESSES) {
    for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('Tab')
    const { stops, hasLeft } = await noted.evaluate((all) => ({
      stops: all,
      hasLeft: document.activeElement === document.body,
    }))
    const again = stops.findIndex(({ name }, at) => at > 0 && name.includes('Skip to content'))
    if (again > 0 || hasLeft) return again > 0 ? stops.slice(0, again) : stops
  }
  throw new Error(`the focus never leaves the page: ${(await noted.jsonValue()).slice(-4).map(({ name }) => name)}`)
}

/** Every Tab stop of the open page shows a focus outline. */
export const expectStopsSeen = (page: Page): Promise<void> =>
  test.step('every focus stop is visible', async () => {
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(5)
    expect(stops.filter(({ marked }) => !marked).map(({ name }) => name)).toEqual([])
  })

/** Presses Tab until `target` has the focus. */
export async function goTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < 120; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await goTo(page, target)
  await page.keyboard.press(key)
}

/** Opens what `trigger` opens: it takes the focus and has no axe violation; Escape closes it and returns the focus. */
export async function openAndLeave(page: Page, trigger: Locator, role: 'menu' | 'alertdialog'): Promise<void> {
  const opened = page.getByRole(role)
  await press(page, trigger)
  await expect(opened).toBeVisible()
  await expect(opened.locator(':focus').or(opened.and(page.locator(':focus')))).toHaveCount(1)
  await expectGoodPage(page, `[role=${role}]`)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(trigger).toBeFocused()
}

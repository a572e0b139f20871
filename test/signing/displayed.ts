/** What stood on the screen around a button at the moment it was clicked. */
export type Displayed = {
  /** The button, as it read. */
  button: string
  /** The path of the page. */
  path: string
  /** The account that the frame names; null where there is no frame. */
  account: string | null
  /** Sentences, titles and labels of the dialog, the panel or the page around it. */
  lines: readonly string[]
  /** Each term and what stands beside it: its text, then every title in it, which has every digit. */
  figures: Readonly<Record<string, readonly string[]>>
  /** What was entered, by the labels of the fields. */
  fields: readonly { label: string; value: string }[]
}

/**
 * Tells `window.tellDisplayed` what each clicked button stood among. It runs in the page, by itself: nothing from outside of it
 * can be used.
 */
export function watchClicks(): void {
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const places = ['[role=dialog]', 'details[open]', 'section', 'body']

  function displayedAround(button: Element): Displayed {
    const around = places.reduce<Element | null>((found, place) => found ?? button.closest(place), null)
    const all = (selector: string) => [...(around?.querySelectorAll(selector) ?? [])]
    const figures = all('dt').map((term) => {
      const figure = term.nextElementSibling
      const titled = [...(figure?.querySelectorAll('[title]') ?? [])]
      return [textOf(term), [textOf(figure), ...titled.map((each) => each.getAttribute('title') ?? '')]]
    })
    return {
      button: textOf(button),
      path: location.pathname,
      account:
        document.querySelector('header button[aria-label^="Your account"]')?.getAttribute('title') ?? null,
      lines: all('h2, h3, p, label, [role=status], [role=alert]').map(textOf),
      figures: Object.fromEntries(figures),
      // Of a choice only what is chosen.
      fields: (all('input:not([type=radio]), input:checked, textarea') as HTMLInputElement[]).map(
        ({ labels, value }) => ({
          label: textOf(labels?.[0] ?? null),
          value,
        }),
      ),
    }
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button || button.getAttribute('aria-busy') === 'true') return
      const { tellDisplayed } = window as unknown as { tellDisplayed: (displayed: Displayed) => void }
      tellDisplayed(displayedAround(button))
    },
    true,
  )
}

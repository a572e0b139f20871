/** The words on screen around a button at the moment of its click. */
export type Displayed = {
  /** The text of the button. */
  button: string
  /** The path of the page. */
  path: string
  /** The account that the frame names; null where there is no frame. */
  account: string | null
  /** Sentences, titles and labels of the dialog, the panel or the page around it; one on hover, with every digit, is before its own. */
  lines: readonly string[]
  /** Each term with its value: the text, then every title in it, which has every digit. */
  figures: Readonly<Record<string, readonly string[]>>
  /** The entered values by the labels of the fields. */
  fields: readonly { label: string; value: string }[]
}

/**
 * Calls `window.tellDisplayed` with the words around each clicked button. It runs in the page and can use nothing from
 * outside.
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
      lines: all('h2, h3, p, label, [role=status], [role=alert]').flatMap((line) => {
        const exact = line.getAttribute('title')
        return exact === null ? textOf(line) : [exact, textOf(line)]
      }),
      figures: Object.fromEntries(figures),
      // Of radio buttons only the chosen one.
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

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { FullText } from './FullText.tsx'

/** Shows a rounded figure where the pointer can hover, or not. jsdom has no popovers. */
function show(canHover: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' && !canHover }))
  HTMLElement.prototype.showPopover = vi.fn()
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? false : matches.call(this, selector)
  })
  render(
    <CompactFigures value={true}>
      <Money value={decimal('1489505.12')} />
      <FullText first={new Event('pointerover')} />
    </CompactFigures>,
  )
  fireEvent.click(screen.getByTitle('$1,489,505.12'))
  return screen.getByRole('tooltip', { hidden: true })
}

test.each([
  ['a tap shows every digit of a rounded figure', false, '$1,489,505.12'],
  ['a click shows nothing where the mouse shows the title', true, ''],
])('%s', (_, canHover, text) => {
  expect(show(canHover).textContent).toBe(text)
  vi.restoreAllMocks()
})

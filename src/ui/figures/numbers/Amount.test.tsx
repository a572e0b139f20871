import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { Amount } from './Amount.tsx'
import { CompactFigures } from './compact.ts'
import { Money } from './Money.tsx'

test('where space is short a long figure is rounded, not cut, and its title has every digit', () => {
  const { container } = render(
    <CompactFigures value={true}>
      <Amount value={decimal('1304672.994512')} unit="TIDE" />
      <Amount value={decimal('1.9387')} />
      <Amount value={decimal('9999.987654')} />
      <Amount value={decimal('10010.77')} />
      <Money value={decimal('1304672.99')} />
      <Money value={decimal('21444.72')} />
      <Money value={decimal('42.1')} />
    </CompactFigures>,
  )
  const shown = Array.from(container.children, (each) => each.textContent)
  expect(shown).toEqual(['1.30M TIDE', '1.9387', '9,999.98', '10.0K', '$1.30M', '$21,444.72', '$42.10'])
  expect(container.querySelector('[title="1,304,672.994512 TIDE"]')).not.toBeNull()
})

test('decimals are faint only where they carry little of the value', () => {
  const { container } = render(
    <>
      <Amount value={decimal('1.9387')} />
      <Amount value={decimal('99.5')} />
      <Amount value={decimal('1304.99')} />
      <Money value={decimal('-250.5')} />
    </>,
  )
  const faint = Array.from(container.querySelectorAll('.text-faint'), (each) => each.textContent)
  expect(faint).toEqual(['.99', '$', '.50'])
})

test.each([
  ['loses the decimals that have no room', '717930.363741382738714875', '717,930.3637413827387148 ETH'],
  ['without room for its integer has the short form', `1${'0'.repeat(40)}`, '1e40 ETH'],
])(
  'an amount that is too long for a line %s, and never breaks inside; its title is whole',
  (_, value, shown) => {
    const { container } = render(<Amount value={decimal(value)} unit="ETH" style="exact" />)
    const figure = container.firstElementChild
    expect(figure?.textContent).toBe(shown)
    expect(figure?.className).toBe('whitespace-nowrap')
    expect(figure?.getAttribute('title')?.replaceAll(',', '')).toBe(`${value} ETH`)
  },
)

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { ColumnPlaces } from '#ui/figures/numbers/columnPlaces.ts'
import { Result } from './Result.tsx'

test.each([
  ['1.5', '+$1.50', 'text-up'],
  ['-0.215', '−$0.21', 'text-down'],
  ['-1.5', '−$1.50', 'text-down'],
  ['0.0004', '≈ $0', ''],
  ['-0.0004', '≈ $0', ''],
  ['0', '$0', ''],
])(
  'a result of %s in a column of four decimals is %s, and coloured only where it is something',
  (value, text, tone) => {
    const { container } = render(
      <ColumnPlaces value={{ dollars: 4 }}>
        <Result value={decimal(value)} />
      </ColumnPlaces>,
    )
    expect(container.textContent).toBe(text)
    expect(container.firstElementChild?.className.match(/text-\w+/)?.[0] ?? '').toBe(tone)
  },
)

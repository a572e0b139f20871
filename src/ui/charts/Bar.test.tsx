import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Bar } from './Bar.tsx'

test('the whole bar says on hover what its mark means, text and all', () => {
  const { container } = render(
    <Bar label="Utilisation" value={0.5} text="50%" mark={0.9} markTitle="The mark." />,
  )
  expect(container.querySelector('[title="The mark."]')?.textContent).toContain('50%')
})

import { render } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test } from 'vitest'
import { Later } from './Later.tsx'

test('children are mounted in a later render than the rest of the page', () => {
  const commits: string[] = []
  const { container } = render(
    <Profiler id="page" onRender={() => commits.push(document.body.textContent ?? '')}>
      <p>first</p>
      <Later fallback={<p>place</p>}>
        <p>second</p>
      </Later>
    </Profiler>,
  )
  expect(commits.map((text) => text.includes('second'))).toEqual([false, true])
  expect(container.textContent).toBe('firstsecond')
})

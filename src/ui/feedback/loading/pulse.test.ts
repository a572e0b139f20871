import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/index.css', 'utf8')

/** The luminance of a colour of the house in a look. */
function luminance(channels: number[]) {
  const [red = 0, green = 0, blue = 0] = channels.map((each) =>
    each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function colour(name: string, look: number): number[] {
  const found =
    new RegExp(`--color-${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(css)?.[look + 1] ?? ''
  return [0, 2, 4].map((at) => Number.parseInt(found.slice(at, at + 2), 16) / 255)
}

test.each([
  ['light', 0],
  ['dark', 1],
])('a bar of a skeleton, %s and at its lightest, differs from the surface', (_, look) => {
  const lightest = Number(/@keyframes pulse \{[^@]*?to \{[^}]*?opacity: ([\d.]+)/.exec(css)?.[1])
  const base = /animate-pulse[^>]*>[\s\S]*?bg-(\w+)/.exec(
    readFileSync('src/ui/feedback/loading/Skeleton.tsx', 'utf8'),
  )?.[1]
  const surface = colour('surface', look)
  const bar = colour(base ?? '', look).map(
    (each, at) => each * lightest + (surface[at] ?? 0) * (1 - lightest),
  )
  const [high = 0, low = 0] = [luminance(bar), luminance(surface)].sort((a, b) => b - a)
  expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(1.15)
})

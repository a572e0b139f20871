/** What can cut its text. */
const cutting = 'td, th, .cut, .truncate, .cell'

/** More than this is noise. */
const longest = 600

/** The whole text at an element, when its place cuts it; null when all of it can be read. */
export function cutText(target: EventTarget | null): { place: Element; text: string } | null {
  let place = target instanceof Element ? target.closest(cutting) : null
  while (place && place.scrollWidth <= place.clientWidth + 1)
    place = place.parentElement?.closest(cutting) ?? null
  const text = place?.textContent?.trim()
  if (!place || !text) return null
  return { place, text: text.length > longest ? `${text.slice(0, longest)}…` : text }
}

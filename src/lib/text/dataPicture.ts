/** Characters of a picture that a contract holds: such pictures are drawings or a few pixels. */
const longest = 400_000

/** References to parts of the same drawing: nested, a few dozen of them draw millions of shapes. */
const mostReferences = 16

/**
 * A picture in a `data:` URI, in a form that an `<img>` draws without asking any server: raster images in base64, and
 * SVG, in which browsers then run no script and load nothing. Null for other URIs, long ones, and drawings whose
 * entities or nested references may grow without end.
 */
export function dataPicture(uri: string | null | undefined): string | null {
  if (!uri || uri.length > longest) return null
  if (/^data:image\/(png|jpe?g|gif|webp|avif);base64,[a-z0-9+/]+={0,2}$/i.test(uri)) return uri
  const [, parameters, body] = /^data:image\/svg\+xml([^,]*),(.*)$/is.exec(uri) ?? []
  if (parameters === undefined || body === undefined) return null
  try {
    return svgPicture(/;base64$/i.test(parameters) ? textInBase64(body) : percentDecoded(body))
  } catch {
    return null
  }
}

/** The URI of a drawing; null for a text that is none, or may grow without end. */
function svgPicture(text: string): string | null {
  if (!/<svg[\s>]/i.test(text) || /<!(doctype|entity)/i.test(text)) return null
  const references = text.match(/<(?:[\w-]+:)?(?:use|image|feimage)\b/gi)?.length ?? 0
  return references > mostReferences ? null : `data:image/svg+xml,${encodeURIComponent(text)}`
}

/** Decodes base64 of UTF-8. Throws for other text. */
export function textInBase64(body: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(body), (each) => each.charCodeAt(0)))
}

/** Decodes percent signs; contracts often leave text as it is, where a percent sign stands for itself. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

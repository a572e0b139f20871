import * as v from 'valibot'
import { percentDecoded, textInBase64 } from '#lib/text/dataPicture.ts'
import { lenientList, longText, text } from '#lib/wire/shapes.ts'

/** A field that becomes null when it is missing or invalid. */
function nullable<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullish(schema, null), null)
}

const attribute = v.pipe(
  v.object({
    trait_type: nullable(text),
    value: v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), text),
  }),
  v.transform(({ trait_type, value }) => ({ trait: trait_type, value })),
)

/** The metadata of an NFT in the JSON format that marketplaces read. Its creator wrote it and nobody verified it. */
export const nftMetadataSchema = v.pipe(
  v.object({
    name: nullable(text),
    description: nullable(longText),
    image: nullable(v.string()),
    image_url: nullable(v.string()),
    /** The text of a drawing, where a contract names no picture. */
    image_data: nullable(v.string()),
    external_url: nullable(v.string()),
    attributes: nullable(lenientList(attribute)),
  }),
  v.transform(({ name, description, image, image_url, image_data, external_url, attributes }) => ({
    name,
    description,
    imageUrl: image ?? image_url ?? drawnUri(image_data),
    externalUrl: external_url,
    attributes: attributes?.rows ?? [],
  })),
)

export type NftMetadata = v.InferOutput<typeof nftMetadataSchema>

/** The metadata in a `data:application/json` URI; null for other URIs and other JSON. */
export function metadataInUri(uri: string): NftMetadata | null {
  const [, parameters, body] = /^data:application\/json([^,]*),(.*)$/is.exec(uri) ?? []
  if (parameters === undefined || body === undefined) return null
  try {
    const json = /;base64$/i.test(parameters) ? textInBase64(body) : percentDecoded(body)
    const found = v.safeParse(nftMetadataSchema, JSON.parse(json))
    return found.success ? found.output : null
  } catch {
    return null
  }
}

function drawnUri(drawing: string | null): string | null {
  return drawing !== null && /^\s*<svg[\s>]/i.test(drawing) ? `data:image/svg+xml;utf8,${drawing}` : null
}

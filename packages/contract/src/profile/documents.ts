import { z } from 'zod'
import { ourCall, wireCall } from '../protocol/define.ts'
import { iso, ours, pathId, plainLines, plainText } from '../protocol/shapes.ts'

export const documentTypes = ['identity', 'address', 'deposit', 'payment_method'] as const
/**
 * `not_approved` waits for its check, `rejected` needs another upload (our extension: the public wire has only the
 * first two).
 */
export const documentStatuses = ['not_approved', 'approved', 'rejected'] as const

/** Why a document or a player is not accepted: our own codes, into which each provider's codes are translated. */
export const kycReasons = [
  'unreadable',
  'cut_off',
  'expired',
  'wrong_document',
  'differs',
  'not_real',
  'not_accepted',
  'asked_again',
] as const

/** A document the player showed (wire-facts 3). */
export const document = z.object({
  id: z.int(),
  description: z.string().nullable(),
  document_type: z.enum(documentTypes),
  status: z.enum(documentStatuses),
  created_at: iso,
  updated_at: iso,
  /** The player's own file name; ours is not exposed. */
  file_name: z.string(),
  /** Not on the public wire: why it was rejected. */
  reason: ours(z.enum(kycReasons).nullable()),
})

/** Not on the public wire: the player's verification status and the requested documents. */
export const verification = z.object({
  /** `again`: some document has to be uploaded again. `refused`: only support can help. */
  state: z.enum(['open', 'waiting', 'again', 'approved', 'refused']),
  reason: z.enum(kycReasons).nullable(),
  /** Uploaded here, or on the provider's own page. */
  way: z.enum(['documents', 'hosted']),
  /** Name of the check at the provider (`levelName` of the access token). */
  level_name: z.string(),
  /** How long a check takes at most, in hours. */
  hours: z.int(),
  /** Of one file. */
  max_bytes: z.int(),
  asked: z.array(
    z.object({
      document_type: z.enum(documentTypes),
      state: z.enum(['missing', 'waiting', 'rejected', 'approved']),
      /** Requested from this player: a withdrawal waits for it. */
      requested: z.boolean().optional(),
    }),
  ),
})

/** Larger than any allowed file: the multipart form around it takes some bytes too. */
const largestForm = 16 * 1024 * 1024
const description = plainText.trim().max(200, 'too_long')
const one = z.object({ id: pathId })

export const documentsApi = {
  'profile.verification': ourCall('GET /api/player/verification', {
    summary: 'What is required to verify the player, and their progress',
    who: 'player',
    answers: { 200: verification },
  }),
  'profile.documents': wireCall('GET /api/player/documents', {
    summary: 'Documents the player uploaded',
    who: 'player',
    answers: { 200: z.array(document) },
  }),
  'profile.uploadDocument': wireCall('POST /api/player/documents', {
    summary: 'Show a document: JPEG, PNG, WebP, HEIC or PDF. Errors are lists of texts at fields',
    who: 'player',
    form: largestForm,
    body: z.object({
      document: z
        .object({
          attachment: z.file().optional(),
          description: plainLines.trim().max(2000).optional(),
          document_type: z.enum(documentTypes).default('identity'),
        })
        .prefault({}),
    }),
    answers: { 200: document },
    errors: ['file_missing', 'file_empty', 'file_too_large', 'file_type_unknown', 'too_many_documents', 'too_long'],
  }),
  'profile.describeDocument': wireCall('PUT /api/player/documents/:id', {
    summary: 'Change the description of a document',
    who: 'player',
    params: one,
    body: z.object({ document: z.object({ description: description.nullable() }) }),
    answers: { 200: document },
    errors: ['too_long'],
  }),
  'profile.deleteDocument': wireCall('DELETE /api/player/documents/:id', {
    summary: 'Take back a document that nobody has checked yet',
    who: 'player',
    params: one,
    answers: { 204: null },
    errors: ['not_deletable'],
  }),
  'profile.documentFile': ourCall('GET /api/player/documents/:id/file', {
    summary: "One of the player's own documents, as uploaded",
    who: 'player',
    raw: true,
    media: 'application/octet-stream',
    params: one,
    answers: { 200: z.string() },
  }),
  'profile.sumsubToken': wireCall('GET /api/sumsub/access_token', {
    summary: 'Begin the check at the provider',
    who: 'player',
    query: z.object({ levelName: z.string().max(100).optional() }),
    // `url` is not on the public wire: the provider's own page, for a front end without its script.
    answers: { 200: z.object({ access_token: z.string(), url: ours(z.string().nullable()) }) },
    errors: ['provider_unavailable', 'invalid'],
  }),
  'profile.kycCallback': ourCall('POST /callbacks/kyc/:provider', {
    summary: 'Signed webhook of the verification provider',
    who: 'partner',
    raw: true,
    params: z.object({ provider: z.string().max(40) }),
    answers: { 200: z.object({ accepted: z.boolean() }) },
  }),
} as const

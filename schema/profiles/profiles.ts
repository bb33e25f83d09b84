import { z } from 'zod'
import { calledProfileUrl } from '../paths.ts'

/** 3 to 60 lowercase letters, digits and hyphens (R10). */
export const profileUrlSchema = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{1,58})[a-z0-9]$/)

/** A profile as a caller names it, read as its profileUrl; it may not exist. */
export const calledProfileSchema = z
  .string()
  .min(1)
  .max(120)
  .refine((name) => name.isWellFormed())
  .transform(calledProfileUrl)

/** Body of POST /api/dashboard/dossier-opened. */
export const dossierOpenedSchema = z.object({ profileUrl: calledProfileSchema })

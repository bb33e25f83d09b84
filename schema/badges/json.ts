export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [name: string]: Json }

/** Whether a value is an object with names, and not a list. */
export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

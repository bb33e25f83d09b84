/** Hex, so that a rasteriser can make the share picture. */
export type Palette = readonly [
  dark: string,
  ground: string,
  light: string,
  tone: string,
  half: string,
  accent: string,
]

export const palettes: readonly [Palette, ...Palette[]] = [
  ['#120e0a', '#3d2c1d', '#f8e7c2', '#c9975c', '#6e4a2c', '#b23a22'], // umber, vermilion
  ['#140c09', '#43281b', '#fae0bb', '#c45a40', '#732a20', '#e6b95f'], // madder, gilt
  ['#0f0f0f', '#3b362e', '#f5f0da', '#8fadb8', '#3f5b6e', '#d98a34'], // smalt, ochre
  ['#0e0f0b', '#37351f', '#f6edc8', '#86a886', '#3b604f', '#cf5530'], // verdigris, vermilion
  ['#13100a', '#3a3a38', '#fdefc2', '#dcae50', '#86641f', '#41718a'], // lead-tin yellow, smalt
  ['#120d0e', '#41302c', '#f7e0cc', '#b98f95', '#664453', '#dda24e'], // plum, ochre
  ['#11100f', '#45382d', '#fbf5e6', '#d2c8b3', '#7a7061', '#a83024'], // bone, madder
]

/** The styles of the launcher, in its shadow root: a style element would need the site's policy to allow it. */
export const styles = `
:host{color-scheme:light dark}
*{box-sizing:border-box}
[hidden]{display:none!important}
button,.note,.panel{position:fixed;right:max(16px,env(safe-area-inset-right));font:500 16px/1.35 system-ui,sans-serif;border-radius:6px}
:host(.left) *{right:auto;left:max(16px,env(safe-area-inset-left))}
button,.note{bottom:max(16px,env(safe-area-inset-bottom));max-width:calc(100% - 32px);unicode-bidi:plaintext}
button{min-height:48px;padding:10px 20px;border:1px solid #fff4;background:var(--accent,#7a1f2b);color:var(--on,#fff);cursor:pointer;box-shadow:0 1px 2px #0003,0 8px 24px #0003}
button[aria-busy]{cursor:progress;opacity:.8}
:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #1d1712}
.note{margin-bottom:60px;width:320px;padding:14px 16px;background:#fffdf8;color:#1d1712;box-shadow:0 8px 24px #0004;border:1px solid #1d171233}
.note a{color:#7a1f2b}
.panel{bottom:calc(max(16px,env(safe-area-inset-bottom)) + 60px);width:400px;height:min(660px,calc(100% - 100px));background:#fffdf8;overflow:hidden;margin:0;padding:0;border:0;box-shadow:0 2px 6px #0003,0 20px 60px #0005}
.panel.full{inset:0 0 auto 0;width:100%;border-radius:0;z-index:1}
iframe{display:block;width:100%;height:100%;border:0}
@media (prefers-color-scheme:dark){.note,.panel{background:#26211d;color:#f4eee6}.note a{color:#f0b7a4}}
`

/** The largest providers of free mailboxes, by name alone or with any country behind it. */
const domains = `126.com 139.com 163.com aim.com alice.it aol.com att.net bluewin.ch bol.com.br btinternet.com
  comcast.net daum.net earthlink.net fastmail.com free.fr freenet.de gmail.com googlemail.com hanmail.net hey.com
  icloud.com inbox.lv interia.pl laposte.net libero.it mac.com mail.com mail.ru me.com msn.com naver.com o2.pl onet.pl
  orange.fr pm.me proton.me protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com rogers.com seznam.cz sfr.fr
  sina.com sky.com t-online.de talktalk.net telenet.be tiscali.it tuta.com tutanota.com uol.com.br verizon.net
  virgilio.it virginmedia.com wanadoo.fr web.de wp.pl ya.ru ymail.com zoho.com`
const names = new Set(domains.trim().split(/\s+/))
const ofAnyCountry = /^(?:yahoo|hotmail|outlook|live|gmx|yandex)\.(?:com|net|(?:co\.|com\.)?[a-z]{2})$/

/** Whether a domain says nothing about where somebody works. */
export const isFreeMail = (domain: string) => names.has(domain) || ofAnyCountry.test(domain)

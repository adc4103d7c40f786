import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';

// lines: name width partheight cols url [dark] [nojs] [view] [forced] [submit] [map=N]
const base = process.env.BASE ?? 'http://localhost:4801';
const out = process.argv[3] ?? '/tmp/shots';
mkdirSync(out, { recursive: true });
const jobs = readFileSync(process.argv[2], 'utf8')
  .trim()
  .split('\n')
  .filter((l) => l && !l.startsWith('#'))
  .map((l) => l.trim().split(/\s+/));
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
for (const [name, w, ph, cols, url, ...f] of jobs) {
  const ctx = await b.newContext({
    viewport: { width: +w, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: f.includes('dark') ? 'dark' : 'light',
    forcedColors: f.includes('forced') ? 'active' : 'none',
    javaScriptEnabled: !f.includes('nojs'),
  });
  const p = await ctx.newPage();
  await p.goto(base + url, { waitUntil: 'load' });
  await p.waitForTimeout(700);
  if (f.includes('submit')) {
    await p.locator('main form button[type=submit]').last().click();
    await p.waitForTimeout(800);
  }
  const m = f.find((x) => x.startsWith('sel='));
  if (m) {
    await p
      .locator(m.slice(4))
      .first()
      .screenshot({ path: `${out}/${name}.png` });
    console.log(name);
    await ctx.close();
    continue;
  }
  if (f.includes('view')) await p.screenshot({ path: `${out}/${name}.png` });
  else {
    const full = `${out}/${name}.full.png`;
    await p.screenshot({ path: full, fullPage: true });
    const r = execFileSync('python3', [
      '-c',
      `
import sys
from PIL import Image
im=Image.open(sys.argv[1]).convert('RGB'); ph=int(sys.argv[2]); cols=int(sys.argv[3]); w,h=im.size
parts=[im.crop((0,y,w,min(h,y+ph))) for y in range(0,h,ph)]
pages=[parts[i:i+cols] for i in range(0,len(parts),cols)]
for n,g in enumerate(pages):
  o=Image.new('RGB',(sum(p.size[0] for p in g)+20*(len(g)-1),max(p.size[1] for p in g)),(120,120,120)); x=0
  for p in g: o.paste(p,(x,0)); x+=p.size[0]+20
  o.save(sys.argv[4]+('' if len(pages)==1 else '-%d'%(n+1))+'.png')
print(w,h,len(pages))`,
      full,
      ph,
      cols,
      `${out}/${name}`,
    ])
      .toString()
      .trim();
    execFileSync('rm', [full]);
    console.log(name, r);
  }
  await ctx.close();
}
await b.close();

import { chromium } from 'playwright';

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
for (const [n, w, u, btn] of [
  ['i1', 1440, '/en/announced-areas/makkah-projects-2024-05', 'Show the interactive map'],
  ['i2', 360, '/announced-areas/madinah-makkah-2025-09', 'اعرض الخريطة التفاعلية'],
  ['i3', 1440, '/en/announced-areas/riyadh-ten-districts-2024-08', 'Show the interactive map'],
]) {
  const p = await (
    await b.newContext({ viewport: { width: w, height: 900 }, reducedMotion: 'reduce' })
  ).newPage();
  p.on('console', (m) => m.type() === 'error' && console.log(m.text()));
  await p.goto('http://localhost:4801' + u);
  await p.getByRole('button', { name: btn }).click();
  await p.waitForSelector('.leaflet-container canvas');
  await p.waitForTimeout(1500);
  await p.locator('.leaflet-container').screenshot({ path: `/tmp/shots/${n}.png` });
  await p.close();
}
await b.close();

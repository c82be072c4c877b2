/** `is-healthy.ts PORT`: ends with 0 when the process of this container answers there. */
const reply = await fetch(`http://127.0.0.1:${process.argv[2]}/healthz`, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
process.exitCode = reply?.ok ? 0 : 1;

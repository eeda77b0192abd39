"""What Discord says about its rate limits, in every answer's headers and in a 429. It counts nothing."""

from __future__ import annotations

import math
import zlib

from sandbox.codes import Json
from sandbox.faults import Allowance, Limited
from sandbox.faults.limits import GLOBAL, SHARED


def bucket_of(method: str, template: str) -> str:
    """A route's own bucket, which holds unless a limit has another."""
    return f"{zlib.crc32(f'{method} {template}'.encode()):08x}"


def headers_of(allowance: Allowance, route_bucket: str) -> dict[str, str]:
    """An answer's rate limit headers; without them discord.py sends a route's requests one at a time."""
    return {
        "X-RateLimit-Limit": str(allowance.limit),
        "X-RateLimit-Remaining": str(allowance.remaining),
        "X-RateLimit-Reset": f"{allowance.reset_at:.3f}",
        "X-RateLimit-Reset-After": f"{allowance.reset_after:.3f}",
        "X-RateLimit-Bucket": allowance.bucket or route_bucket,
    }


def answer_of(limited: Limited, route_bucket: str) -> tuple[Json, dict[str, str]]:
    """A 429's body and headers; without `Via` discord.py takes it for a Cloudflare ban and gives up."""
    whose = "The resource is" if limited.scope == SHARED else "You are"
    body: Json = {
        "message": f"{whose} being rate limited.",
        "retry_after": limited.retry_after,
        "global": limited.scope == GLOBAL,
    }
    headers = {
        "Via": "1.1 sandbox",
        "Retry-After": str(math.ceil(limited.retry_after)),
        "X-RateLimit-Scope": limited.scope,
    }
    if limited.scope == GLOBAL:
        return body, headers | {"X-RateLimit-Global": "true"}
    allowance = Allowance(limited.limit, 0, limited.retry_after, limited.reset_at, limited.bucket)
    return body, headers | headers_of(allowance, route_bucket)

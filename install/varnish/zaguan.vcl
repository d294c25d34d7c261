# Varnish 7 in front of the product, for CDN_PURGE=varnish://this-host:6081. Needs vmod xkey (Debian: varnish-modules).
# Start it with  -p http_gzip_support=off : guides are packed with brotli already, which Varnish would otherwise ask not to get.
vcl 4.1;

import std;
import xkey;

backend product {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 75s;
}

# Who may have something forgotten: the machines of the product.
acl product_itself {
    "localhost";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # Another proxy in front has an address of its own: what came by way of it is a visitor's.
        if (client.ip !~ product_itself || req.http.X-Forwarded-For ~ ",") {
            return (synth(405, "Not for visitors"));
        }
        set req.http.X-Purged = xkey.purge(req.http.xkey-purge);
        return (synth(200, "Forgotten"));
    }

    # A host's file of 2 GB would be gathered in memory as fast as the product gives it: this way it goes at the pace of who reads it.
    if (req.url ~ "^/(settings/data/[^/?]+/file|guides/[^/?]+/download|api/(account/data/[^/?]+/file|guidebooks/[^/?]+/export))(\?|$)") {
        return (pipe);
    }

    # Links of stays, hosts' pages and the API are nobody else's; what only looks is asked for anew.
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.url !~ "^/g/[A-Za-z0-9]{4,32}(/manifest\.webmanifest)?(\?|$)"
        && req.url !~ "^/photos/[^/?]+$"
        && req.url !~ "^/(assets|-|g/-)/[^?]+$") {
        return (pass);
    }

    # A guide has an address for each of its languages; without one, the first language of the browser says which. Browsers
    # whose first language is none of these are answered by the product, which looks at the others.
    if (req.url ~ "^/g/[A-Za-z0-9]{4,32}$" && req.http.Accept-Language ~ "(?i)^\s*(es|en|fr|pt|de)([-,;]|\s|$)") {
        set req.url = req.url + "?lang="
            + std.tolower(regsub(req.http.Accept-Language, "(?i)^\s*(es|en|fr|pt|de).*$", "\1"));
    }
    if (req.url ~ "^/g/" && req.url !~ "\?lang=(es|en|fr|pt|de)$" && req.url !~ "^/g/-/") {
        return (pass);
    }

    # These answers read neither.
    unset req.http.Cookie;
    unset req.http.Authorization;
    if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    return (hash);
}

sub vcl_pipe {
    # What is asked next on the same line is looked at again.
    set bereq.http.Connection = "close";
}

sub vcl_backend_fetch {
    # Work that says nothing until it is done: a zip or texts that come in, photos, translations, the end of an account.
    if (bereq.url ~ "^/(api/guidebooks/(import|proposals|[^/]+/translate)|api/storage/[^/]+|api/account|settings(\.data)?)(\?|$)") {
        set bereq.first_byte_timeout = 660s;
    }
}

sub vcl_backend_response {
    # Only what the product says: Cache-Control is for browsers.
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.status == 200 && !beresp.http.Set-Cookie
        && beresp.http.CDN-Cache-Control ~ "^public, max-age=[0-9]+$") {
        set beresp.ttl = std.duration(
            regsub(beresp.http.CDN-Cache-Control, "^public, max-age=([0-9]+)$", "\1s"), 0s);
        return (deliver);
    }
    if (beresp.status == 200 && !beresp.http.Set-Cookie && beresp.http.Cache-Control ~ "immutable") {
        set beresp.ttl = 1d;
        return (deliver);
    }
    # Each of those who come now asks for itself, until there is something to keep.
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    set beresp.grace = 0s;
    return (deliver);
}

sub vcl_deliver {
    # Between the product and here.
    unset resp.http.xkey;
    unset resp.http.CDN-Cache-Control;
    # A browser would count it against the hour it may keep a photo.
    unset resp.http.Age;
    set resp.http.X-Cache = regsub(regsub(obj.hits, "^0$", "miss"), "^[0-9]+$", "hit");
}

sub vcl_synth {
    if (req.http.X-Purged) {
        set resp.http.X-Purged = req.http.X-Purged;
    }
}

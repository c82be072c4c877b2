-- A search page nobody has seen, in every request.
request = function()
  return wrk.format("GET", "/shop/search.html?words=w" .. math.random(1000000000))
end
